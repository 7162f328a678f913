package core

import (
	"net/http"
	"regexp"
	"strings"
)

// A link of a Link header: its target, and its parameters as text.
var (
	linkPattern      = regexp.MustCompile(`<([^<>]*)>((?:\s*;\s*[^\s;,="]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)`)
	parameterPattern = regexp.MustCompile(`;\s*([^\s;,="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?`)
)

// linksOf gives the target of the first link with each relation that Link headers (RFC 8288) give the page.
func linksOf(header http.Header) map[string]string {
	links := map[string]string{}
	for _, link := range linkPattern.FindAllStringSubmatch(strings.Join(header.Values("Link"), ", "), -1) {
		for _, relation := range relationsOf(link[2]) {
			if _, known := links[relation]; !known {
				links[relation] = link[1]
			}
		}
	}
	return links
}

// relationsOf is what the first rel names, in lower case; nothing for a link of something else than the page.
func relationsOf(parameters string) []string {
	rel, found := "", false
	for _, parameter := range parameterPattern.FindAllStringSubmatch(parameters, -1) {
		switch strings.ToLower(parameter[1]) {
		case "anchor":
			return nil
		case "rel":
			if !found {
				rel, found = parameter[2]+parameter[3], true
			}
		}
	}
	return strings.Fields(strings.ToLower(rel))
}

// endsLinks reports whether the Link header leads to other pages, and to none after this one.
func endsLinks(header http.Header) bool {
	links := linksOf(header)
	_, prev := links["prev"]
	_, first := links["first"]
	_, last := links["last"]
	_, next := links["next"]
	return !next && (prev || first || last)
}
