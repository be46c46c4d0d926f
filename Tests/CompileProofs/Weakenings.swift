/// Everything that is taken from the core, one after another.
let weakenings =
  weakeningsOfCells + weakeningsOfRows + weakeningsOfEvents + weakeningsOfCapabilities
  + weakeningsOfRegistration + weakeningsOfDiffing + weakeningsOfHosting
