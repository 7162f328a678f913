// Package sdk3rdpartynamessdk is a client of 3rd Party: names & more!.
package sdk3rdpartynamessdk
