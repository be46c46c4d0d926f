/// The words that titles and authors consist of.
enum Words {
  static let genres = [
    "Adventure", "Biography", "Comedy", "Drama", "Essays", "Fantasy", "History", "Mystery",
    "Nature",
    "Poetry", "Science", "Travel",
  ]

  static let adjectives = [
    "Amber", "Borrowed", "Crooked", "Distant", "Early", "Forgotten", "Golden", "Hollow", "Idle",
    "Jagged", "Kindly", "Lonely", "Midnight", "Narrow", "Open", "Patient", "Quiet", "Restless",
    "Silver", "Tidal", "Unwritten", "Velvet", "Winter", "Yellow",
  ]

  static let nouns = [
    "Anchor", "Bridge", "Clock", "Door", "Engine", "Ferry", "Garden", "Harbor", "Island", "Journey",
    "Key", "Lantern", "Map", "Nest", "Orchard", "Piano", "Quarry", "River", "Stair", "Tower",
    "Umbrella", "Voyage", "Window", "Yard",
  ]

  static let places = [
    "Ambermoor", "Brindlewick", "Cloverholt", "Dunmarrow", "Elderfen", "Foxmere", "Gildersea",
    "Hazelpool", "Ivystead", "Juniperdale", "Kestrelby", "Larkhollow", "Mossgate", "Nettlebridge",
    "Otterford", "Pinecombe", "Quillhaven", "Rookwater", "Saltreach", "Thistledown", "Underlea",
    "Violetshore", "Willowend", "Yarrowcliff",
  ]

  static let names = [
    "Adelka", "Borwin", "Calista", "Dorvin", "Elowen", "Fenrick", "Garaldine", "Hestor", "Ilmarin",
    "Jorveth", "Kasimira", "Lunetta", "Mirabeth", "Nolwin", "Ondrella", "Perrin", "Quintessa",
    "Rosmund", "Sabrielle", "Tavish", "Ulvina", "Vesper", "Wendelin", "Xanthea", "Ysolde",
    "Zephrin",
  ]

  static let surnameBeginnings = [
    "Ash", "Bram", "Corn", "Dray", "Elm", "Fal", "Grim", "Hob", "Iron", "Jack", "Kel", "Lam",
    "Moor",
    "Night", "Oak", "Pepper", "Quill", "Rust", "Snow", "Thorn", "Umber", "Vane", "Wren", "Yew",
  ]

  static let surnameEnds = [
    "abrook", "bellow", "candle", "dimmer", "feather", "glimmer", "hopper", "kettle", "lantern",
    "marrow", "nimble", "pocket", "quarrel", "rumble", "saddle", "tickle",
  ]
}
