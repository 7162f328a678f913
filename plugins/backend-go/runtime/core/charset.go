package core

import (
	"encoding/binary"
	"mime"
	"strings"
	"unicode/utf16"
)

// windows1252 are the characters of the bytes from 0x80 to 0x9f; those of the others have their numbers.
var windows1252 = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8d, 'Ž', 0x8f,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9d, 'ž', 'Ÿ',
}

// inUTF8 gives a text in UTF-8, from the charset that its content type names. Of those that are neither Unicode nor Western,
// the standard library knows none: such a text is left as it is.
func inUTF8(text []byte, contentType string) []byte {
	_, parameters, err := mime.ParseMediaType(contentType)
	if err != nil {
		return text
	}
	switch charset := strings.ToLower(parameters["charset"]); charset {
	case "iso-8859-1", "latin1", "us-ascii":
		return []byte(ofBytes(text, nil))
	case "windows-1252", "cp1252":
		return []byte(ofBytes(text, &windows1252))
	case "utf-16", "utf-16le":
		return ofUTF16(text, binary.LittleEndian)
	case "utf-16be":
		return ofUTF16(text, binary.BigEndian)
	default:
		return text
	}
}

func ofBytes(text []byte, upper *[32]rune) string {
	var read strings.Builder
	for _, b := range text {
		if upper != nil && b >= 0x80 && b < 0xa0 {
			read.WriteRune(upper[b-0x80])
		} else {
			read.WriteRune(rune(b))
		}
	}
	return read.String()
}

func ofUTF16(text []byte, order binary.ByteOrder) []byte {
	units := make([]uint16, 0, len(text)/2)
	for ; len(text) >= 2; text = text[2:] {
		units = append(units, order.Uint16(text))
	}
	// A mark of the other order is written the other way round.
	if len(units) > 0 && units[0] == 0xfffe {
		for i, unit := range units {
			units[i] = unit<<8 | unit>>8
		}
	}
	return []byte(string(utf16.Decode(units)))
}
