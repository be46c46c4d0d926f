// The module's Swift side, for type checking only. Everything is declared in Objective-C.
@_exported import CoreData
@_exported import Foundation
