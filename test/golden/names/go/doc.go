// Package sdk3rdpartynames is a client of 3rd Party: names & more!.
package sdk3rdpartynames
