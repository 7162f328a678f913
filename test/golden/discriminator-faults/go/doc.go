// Package faults is a client of Faults.
package faults
