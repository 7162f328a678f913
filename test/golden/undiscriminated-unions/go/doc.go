// Package undiscriminatedunions is a client of Undiscriminated unions.
package undiscriminatedunions
