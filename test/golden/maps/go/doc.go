// Package mapssdk is a client of Maps.
package mapssdk
