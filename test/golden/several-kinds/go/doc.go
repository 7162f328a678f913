// Package tower is a client of Tower.
package tower
