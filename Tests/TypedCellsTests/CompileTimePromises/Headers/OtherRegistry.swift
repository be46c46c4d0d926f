// A registry of headers accepts only headers for its kind of host.

import TypedCells

@MainActor private func use(_ registry: CellRegistry<Banner>) {
  try? registry.register(headerFooter: TileBanner.self)
  // error: requires the types 'Banner' and 'TileBanner.BaseHeaderFooter'
  // twin: try? registry.register(headerFooter: Banner.self)
  try? registry.bind(Int.self, toHeaderFooter: TileBanner.self) { "\($0)" }
  // error: requires the types 'Banner' and 'TileBanner.BaseHeaderFooter'
  // twin: try? registry.bind(Int.self, toHeaderFooter: Banner.self) { "\($0)" }
}
