// Counters and errors are sendable.

import HeadlessList

private func use() {
  requireSendable(HeadlessCounters.self)
  requireSendable(HeadlessListError.self)
}
