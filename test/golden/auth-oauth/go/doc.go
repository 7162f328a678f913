// Package oauth is a client of Oauth.
package oauth
