// Package webhooks is a client of Webhooks.
package webhooks
