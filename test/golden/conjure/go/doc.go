// Package petservice is a client of PetService.
package petservice
