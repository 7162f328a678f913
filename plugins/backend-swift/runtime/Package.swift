// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Sdk",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Sdk", targets: ["Sdk"]),
    .library(name: "SdkTesting", targets: ["SdkTesting"]),
  ],
  targets: [
    .target(name: "Sdk"),
    .target(name: "SdkTesting", dependencies: ["Sdk"]),
    .testTarget(name: "SdkTests", dependencies: ["Sdk", "SdkTesting"]),
  ]
)
