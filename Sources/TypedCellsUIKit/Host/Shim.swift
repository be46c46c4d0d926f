public import TypedCells
public typealias ListContent<Host: ListHost> = ListDriver<Host>
