// A configurator's cell class conforms to `Updatable`.

import TypedCells

private typealias Configurator = CellConfigurator<PlainCell>  // error: 'PlainCell' does not conform
// twin: private typealias Configurator = CellConfigurator<TextCell>
