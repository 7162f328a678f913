package core

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"sdkmodule/internal/wire"
)

// OAuthTokenError reports that no access token could be obtained. It contains no secret.
type OAuthTokenError struct {
	// StatusCode is 0 if the token endpoint did not respond.
	StatusCode int
	// Code is an error code of RFC 6749, such as invalid_client.
	Code        string
	Description string
	message     string
	cause       error
}

func (e *OAuthTokenError) Error() string { return e.message }

// Unwrap returns the error of the token request.
func (e *OAuthTokenError) Unwrap() error { return e.cause }

// SDKError marks an error of the SDK.
func (*OAuthTokenError) SDKError() {}

// tokenSource obtains tokens with the credentials of one attempt.
type tokenSource struct {
	config     *config
	scheme     *OAuthScheme
	id, secret string
}

// obtain gives a new token: by the refresh flow where that is possible, else by the credentials.
func (s *tokenSource) obtain(ctx context.Context, held *heldToken, refresh string) (*heldToken, error) {
	if s.scheme.Refresh == nil || refresh == "" {
		return s.request(ctx, &s.scheme.GetToken, "")
	}
	token, err := s.request(ctx, s.scheme.Refresh, refresh)
	var failed *OAuthTokenError
	switch {
	case err == nil || !errors.As(err, &failed):
		return token, err
	case failed.StatusCode >= 400 && failed.StatusCode < 500:
		return s.request(ctx, &s.scheme.GetToken, "")
	case !held.isUsable():
		return nil, err
	}
	kept := *held
	kept.renewAt = time.Now().Add(time.Second)
	if !kept.expiresAt.IsZero() && kept.expiresAt.Before(kept.renewAt) {
		kept.renewAt = kept.expiresAt
	}
	return &kept, nil
}

// request calls a token endpoint: with the refresh token alone, or with the credentials.
func (s *tokenSource) request(ctx context.Context, spec *TokenSpec, refresh string) (*heldToken, error) {
	secrets := []string{s.secret, refresh}
	op := *spec.Operation
	if op.Body == nil {
		op.Body = &BodySpec{}
	}
	op.Security = spec.Security
	op.Response = &ResponseSpec{Kind: JSONResponse}
	sentAt := time.Now()
	to := &result{}
	made := &call{
		operation: &op, request: &tokenRequest{Body: s.body(spec, refresh)}, settings: s.config.settings,
		url: spec.URL, isToken: true, secrets: secrets,
	}
	err := s.config.perform(ctx, made, func(r *reply) error { return r.consume(to) })
	if err != nil {
		return nil, toTokenError(err, secrets)
	}
	return toHeld(spec, to.text, sentAt, refresh)
}

type tokenRequest struct {
	Body map[string]any `body:""`
}

func (s *tokenSource) body(spec *TokenSpec, refresh string) map[string]any {
	body := maps.Clone(spec.Fields)
	if body == nil {
		body = map[string]any{}
	}
	if refresh != "" {
		place(body, spec.RefreshToken, refresh)
		return body
	}
	place(body, spec.ClientID, s.id)
	place(body, spec.ClientSecret, s.secret)
	switch {
	case len(s.scheme.Scopes) == 0:
	case spec.ScopesAsList:
		place(body, spec.Scopes, slices.Clone(s.scheme.Scopes))
	default:
		place(body, spec.Scopes, strings.Join(s.scheme.Scopes, " "))
	}
	return body
}

// place sets a value at a path of property names; nowhere where there is no path.
func place(body map[string]any, path []string, value any) {
	for i, name := range path {
		if i == len(path)-1 {
			body[name] = value
			return
		}
		inner, ok := body[name].(map[string]any)
		if !ok {
			inner = map[string]any{}
			body[name] = inner
		}
		body = inner
	}
}

// toHeld reads the answer of a token endpoint.
func toHeld(spec *TokenSpec, text []byte, sentAt time.Time, refresh string) (*heldToken, error) {
	access := textAt(text, spec.AccessToken)
	if access == "" {
		return nil, &OAuthTokenError{message: "the token endpoint gave no access token"}
	}
	held := &heldToken{access: access, refresh: refresh}
	if next := textAt(text, spec.NextRefreshToken); next != "" {
		held.refresh = next
	}
	if lifetime := lifetimeOf(text, spec.ExpiresIn); lifetime > 0 {
		held.expiresAt = sentAt.Add(lifetime)
		held.renewAt = held.expiresAt.Add(-min(2*time.Minute, lifetime/5))
	}
	return held, nil
}

// textAt gives the string at a path; empty where there is none.
func textAt(text []byte, path []string) string {
	found, ok := wire.Find(text, path)
	if !ok || len(path) == 0 || found[0] != '"' {
		return ""
	}
	return wire.TextOf(found)
}

// lifetimeOf gives how long a token lives; 0 where the server does not say, or not in a way that makes sense.
func lifetimeOf(text []byte, path []string) time.Duration {
	found, ok := wire.Find(text, path)
	if !ok || len(path) == 0 {
		return 0
	}
	seconds, err := strconv.ParseFloat(strings.TrimSpace(wire.TextOf(found)), 64)
	if err != nil || math.IsNaN(seconds) || seconds <= 0 || seconds > 1e9 {
		return 0
	}
	return time.Duration(seconds * float64(time.Second))
}

func toTokenError(err error, secrets []string) error {
	var configuration *ConfigurationError
	if errors.As(err, &configuration) || errors.Is(err, context.Canceled) {
		return err
	}
	var api *APIError
	if !errors.As(err, &api) {
		return &OAuthTokenError{message: mask("no access token: "+err.Error(), secrets), cause: err}
	}
	raw := api.RawBody()
	failed := &OAuthTokenError{StatusCode: api.StatusCode}
	if isJSON(api.Header().Get("Content-Type")) || api.Header().Get("Content-Type") == "" {
		failed.Code = mask(textIn(raw, "error"), secrets)
		failed.Description = mask(textIn(raw, "error_description"), secrets)
	}
	failed.message = fmt.Sprintf("no access token: the token endpoint answered %d", api.StatusCode)
	switch {
	case failed.Code != "" && failed.Description != "":
		failed.message += " (" + failed.Code + ": " + failed.Description + ")"
	case failed.Code != "" || failed.Description != "":
		failed.message += " (" + failed.Code + failed.Description + ")"
	}
	return failed
}

// textIn gives a string property of what may be no JSON.
func textIn(raw []byte, name string) string {
	if !json.Valid(raw) {
		return ""
	}
	return textAt(raw, []string{name})
}
