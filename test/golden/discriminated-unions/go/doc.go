// Package discriminatedunions is a client of Discriminated unions.
package discriminatedunions
