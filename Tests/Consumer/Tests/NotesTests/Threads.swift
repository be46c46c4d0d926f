import Foundation

nonisolated func isMainThread() -> Bool { Thread.isMainThread }
