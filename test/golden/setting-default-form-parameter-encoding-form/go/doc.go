// Package forms is a client of Forms.
package forms
