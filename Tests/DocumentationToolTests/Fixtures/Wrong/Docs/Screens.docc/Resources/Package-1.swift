import PackageDescription

let package = Package(title: "screens")
