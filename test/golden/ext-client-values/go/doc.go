// Package clientvalues is a client of Client values.
package clientvalues
