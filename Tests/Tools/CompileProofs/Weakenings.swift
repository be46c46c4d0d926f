/// All weakenings of the core.
let weakenings =
  weakeningsOfCells + weakeningsOfRows + weakeningsOfEvents + weakeningsOfCapabilities
  + weakeningsOfRegistration + weakeningsOfDiffing + weakeningsOfHosting
