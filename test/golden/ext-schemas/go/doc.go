// Package schemas is a client of Schemas.
package schemas
