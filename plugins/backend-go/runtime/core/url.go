package core

import (
	"context"
	"net/url"
	"strings"

	"sdkmodule/internal/settings"
)

// checkURL rejects a text that is not an absolute HTTP URL, or that contains a secret, which a platform would print.
func checkURL(text string) error {
	parsed, err := url.Parse(text)
	if err == nil && parsed.User != nil {
		return newConfigurationError("the base URL must not hold a user name or a password")
	}
	if err == nil && parsed.Host != "" {
		switch parsed.Scheme {
		case "http", "https", "ws", "wss":
			return nil
		}
	}
	return newConfigurationError("the base URL must be an absolute http or https URL")
}

// joinURL joins by concatenation: path prefix and query of the base survive, with exactly one slash between.
func joinURL(base, path string, query []string) string {
	base, _, _ = strings.Cut(base, "#")
	prefix, baseQuery, _ := strings.Cut(base, "?")
	own, ownQuery, _ := strings.Cut(path, "?")
	if own != "" {
		prefix = strings.TrimRight(prefix, "/") + "/" + strings.TrimLeft(own, "/")
	}
	if baseQuery == "" && ownQuery == "" && len(query) == 0 {
		return prefix
	}
	mark := "?"
	for _, part := range append([]string{baseQuery, ownQuery}, query...) {
		if part != "" {
			prefix += mark + part
			mark = "&"
		}
	}
	return prefix
}

// bareURL is a URL as errors show it: without query, fragment and user information.
func bareURL(text string) string {
	if end := strings.IndexAny(text, "?#"); end >= 0 {
		text = text[:end]
	}
	scheme, rest, found := strings.Cut(text, "://")
	if !found {
		return text
	}
	end := strings.IndexByte(rest, '/')
	if end < 0 {
		end = len(rest)
	}
	if at := strings.LastIndexByte(rest[:end], '@'); at >= 0 {
		return scheme + "://" + rest[at+1:]
	}
	return text
}

// maskedURL is a URL as logs show it: the values of the query are masked.
func maskedURL(text string) string {
	text, _, _ = strings.Cut(text, "#")
	_, query, found := strings.Cut(text, "?")
	if !found {
		return bareURL(text)
	}
	parts := strings.Split(query, "&")
	for i, part := range parts {
		name, _, _ := strings.Cut(part, "=")
		parts[i] = name + "=***"
	}
	return bareURL(text) + "?" + strings.Join(parts, "&")
}

// pathOf is a URL without scheme and host.
func pathOf(text string) string {
	_, rest, found := strings.Cut(text, "://")
	if !found {
		return text
	}
	if at := strings.IndexByte(rest, '/'); at >= 0 {
		return rest[at:]
	}
	return "/"
}

// mask replaces every occurrence of a secret. Very short ones are left: they would blank out unrelated text.
func mask(text string, secrets []string) string {
	for _, secret := range secrets {
		if len(secret) >= 3 {
			text = strings.ReplaceAll(text, secret, "***")
		}
	}
	return text
}

// optionText gives an option of the API as text; ok is false where it is not set.
func optionText(s *settings.Settings, name string) (text string, ok bool, err error) {
	return optionTextIn(context.Background(), s, name)
}

func optionTextIn(ctx context.Context, s *settings.Settings, name string) (text string, ok bool, err error) {
	source, found := s.Values[name]
	if !found || name == "" {
		return "", false, nil
	}
	value, err := source.Get(ctx)
	if err != nil || value == nil {
		return "", false, err
	}
	text, ok = scalarText(value)
	if !ok {
		return "", false, newConfigurationError("option.%s must be a scalar", name)
	}
	return text, true, nil
}
