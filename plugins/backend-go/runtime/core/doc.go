// Package core is the runtime of the SDK's clients.
//
// Applications use its errors, its iterators and its types for values that are absent or null. The rest is for the
// generated code of the SDK.
package core
