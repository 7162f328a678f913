// Package reserved is a client of Reserved.
package reserved
