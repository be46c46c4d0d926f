import TypedCells

extension CellLaws {
  /// What the laws can't examine with these samples and features, and how you can change that.
  var hints: [String] {
    fieldsThatNeverDiffer
      + [idsThatNeverRepeat, logThatStaysEmpty, workThatIsNotAwaited].compactMap(\.self)
  }

  /// A cell that stores its data may update only what changed if the next data have the same `id`. Cells that don't
  /// store them can't tell the two cases apart, and the laws update them in place with every sample.
  private var idsThatNeverRepeat: String? {
    let samples = samples.unused
    guard isReconfigurable, samples.count > 1, samples[0] is any Identifiable,
      Set(samples.compactMap(idOf)).count == samples.count
    else { return nil }
    return propertyThatStoresData.map {
      "no two samples have the same 'id', but the cell stores '\($0)', so its update of a changed row isn't tried; "
        + "add a sample with the 'id' of another one"
    }
  }

  /// The property in which a cell stores its sample or the sample's `id`.
  private var propertyThatStoresData: String? {
    guard !isBroken(Self.total) else { return nil }
    let data = samples.forTrial()
    let names = data.prefix(2).indices.map { index -> [String] in
      let cell = handling.make()
      defer { discard(cell) }
      perform([.update(index)], on: cell, with: data)
      return storedProperties(of: cell).filter { property in
        guard let value = unwrapped(property.value) else { return false }
        return value is Sample || (value as? AnyHashable).map { $0 == idOf(data[index]) } ?? false
      }.map(\.name)
    }
    return names[0].first(where: names[1].contains)
  }

  /// The log is only read if the laws touch the cell.
  private var logThatStaysEmpty: String? {
    guard let log, log.count == findings.eventsAtStart,
      findings.verdicts[Self.actsForItsRow.name]?.isKept == true
    else { return nil }
    return
      "the declared log stayed empty, so actions for another row aren't noticed; append to it in the closures and "
      + "delegates of the samples"
  }

  /// Without `await`, content that arrives later isn't examined.
  private var workThatIsNotAwaited: String? {
    guard held == nil, findings.wasReleased == nil, let work = findings.unfinishedWork else {
      return nil
    }
    return
      "the cell stores a task in '\(work)', and what it shows later isn't examined; make the test `async` and write "
      + "`await` before the assertion"
  }
}

/// The `id` of a value, if it has one.
private func idOf(_ value: Any) -> AnyHashable? {
  func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
  return (value as? any Identifiable).map { id(of: $0) }
}
