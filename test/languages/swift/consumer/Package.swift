// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v12)],
  dependencies: [.package(path: "../bookshop-swift")],
  targets: [
    .executableTarget(
      name: "Program",
      dependencies: [.product(name: "Bookshop", package: "bookshop-swift")],
      path: "."
    )
  ]
)
