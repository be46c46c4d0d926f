/// Whether assertions are checked, as they are in debug builds.
package let isDebugBuild: Bool = {
  var isDebug = false
  assert(
    {
      isDebug = true
      return true
    }())
  return isDebug
}()
