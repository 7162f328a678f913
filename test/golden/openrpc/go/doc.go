// Package kennel is a client of Kennel.
//
// A kennel that is called by JSON-RPC.
package kennel
