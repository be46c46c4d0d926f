// Only a cell that says what it shows has configurators.

import TypedCells

private typealias Configurator = CellConfigurator<PlainCell>  // error: 'PlainCell' does not conform
// twin: private typealias Configurator = CellConfigurator<TextCell>
