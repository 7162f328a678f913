package core

import (
	"cmp"
	"net/url"
	"strings"
	"unicode/utf8"
)

// filenameOf gives the file name of a Content-Disposition header, as RFC 6266 has it: the last part of its path only, so
// that a server cannot choose a folder. It is empty if there is none.
func filenameOf(disposition string) string {
	_, rest := parameterOf(disposition)
	plain, extended := "", ""
	for rest != "" {
		var parameter string
		parameter, rest = parameterOf(rest)
		name, value, _ := strings.Cut(parameter, "=")
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "filename":
			plain = unquoted(strings.TrimSpace(value))
		case "filename*":
			extended = extendedValue(strings.TrimSpace(value))
		}
	}
	path := cmp.Or(extended, plain)
	name := path[strings.LastIndexAny(path, `/\`)+1:]
	if name == "." || name == ".." {
		return ""
	}
	return name
}

// parameterOf parts a header at its first semicolon that is not within a quoted string.
func parameterOf(header string) (parameter, rest string) {
	isQuoted := false
	for i := 0; i < len(header); i++ {
		switch c := header[i]; {
		case c == '"':
			isQuoted = !isQuoted
		case c == '\\' && isQuoted:
			i++
		case c == ';' && !isQuoted:
			return header[:i], header[i+1:]
		}
	}
	return header, ""
}

// unquoted gives the content of a quoted string; any other text is as it is.
func unquoted(text string) string {
	if !strings.HasPrefix(text, `"`) {
		return text
	}
	var content strings.Builder
	for i := 1; i < len(text) && text[i] != '"'; i++ {
		if text[i] == '\\' && i+1 < len(text) {
			i++
		}
		content.WriteByte(text[i])
	}
	return content.String()
}

// extendedValue gives the text of a value of RFC 8187, such as UTF-8'en'%e2%82%ac; empty if it is not valid.
func extendedValue(value string) string {
	charset, rest, _ := strings.Cut(value, "'")
	_, escaped, _ := strings.Cut(rest, "'")
	text, err := url.PathUnescape(escaped)
	switch {
	case err != nil:
		return ""
	case strings.EqualFold(charset, "UTF-8") && utf8.ValidString(text):
		return text
	case strings.EqualFold(charset, "ISO-8859-1"):
		return fromLatin1(text)
	}
	return ""
}

// fromLatin1 gives a text in ISO-8859-1, whose bytes are its code points.
func fromLatin1(text string) string {
	points := make([]rune, len(text))
	for i := range len(text) {
		points[i] = rune(text[i])
	}
	return string(points)
}
