// Package core is what the clients of the SDK are made of.
//
// Applications meet its errors, its iterators and its types for values that are absent or null. The rest is for the code
// of the SDK: what an API declares is data there, and everything that happens on a call happens here.
package core
