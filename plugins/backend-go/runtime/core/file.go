package core

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
)

// File is content to send with a file name and a media type. If one of them is empty, it is left out or has its
// default.
type File struct {
	io.Reader
	Name        string
	ContentType string
}

// NewFile returns a file with a name and a media type.
func NewFile(content io.Reader, name, contentType string) *File {
	return &File{Reader: content, Name: name, ContentType: contentType}
}

// openFile is a file that is ready to be sent.
type openFile struct {
	name, contentType string
	// length is -1 where it is not known.
	length     int64
	replayable bool
	open       func() (io.Reader, error)
}

// readerOf gives the reader that a value holds; nil where it holds none.
func readerOf(v reflect.Value) io.Reader {
	for v.IsValid() && v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	if !v.IsValid() || (v.Kind() == reflect.Pointer && v.IsNil()) {
		return nil
	}
	if reader, ok := v.Interface().(io.Reader); ok {
		return reader
	}
	if v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8 {
		return bytes.NewReader(v.Bytes())
	}
	return nil
}

// newOpenFile prepares content. What can be read from its present place again is replayable.
func newOpenFile(content io.Reader) (*openFile, error) {
	file := &openFile{length: -1}
	inner := content
	if named, ok := content.(*File); ok {
		if named.Reader == nil {
			return nil, newConfigurationError("a file has no content")
		}
		file.name, file.contentType, inner = named.Name, named.ContentType, named.Reader
	}
	if named, ok := inner.(interface{ Name() string }); ok && file.name == "" {
		file.name = filepath.Base(named.Name())
	}
	seeker, ok := inner.(io.Seeker)
	if !ok {
		file.open = once(inner)
		return file, nil
	}
	start, err := seeker.Seek(0, io.SeekCurrent)
	if err != nil {
		// A pipe or a terminal: it has a method for seeking, but cannot.
		file.open = once(inner)
		return file, nil
	}
	end, err := seeker.Seek(0, io.SeekEnd)
	if err != nil {
		return nil, newConfigurationError("a file cannot be read: %s", fileProblem(err))
	}
	file.length, file.replayable = end-start, true
	file.open = func() (io.Reader, error) {
		if _, err := seeker.Seek(start, io.SeekStart); err != nil {
			return nil, newConfigurationError("a file cannot be read: %s", fileProblem(err))
		}
		return io.LimitReader(inner, end-start), nil
	}
	if _, err := seeker.Seek(start, io.SeekStart); err != nil {
		return nil, newConfigurationError("a file cannot be read: %s", fileProblem(err))
	}
	return file, nil
}

// once gives a reader that can be opened one time.
func once(content io.Reader) func() (io.Reader, error) {
	return func() (io.Reader, error) { return io.MultiReader(content), nil }
}

func fileProblem(err error) string {
	if errors.Is(err, os.ErrClosed) {
		return "it is closed"
	}
	return "its place cannot be set"
}

// concrete gives a media type that names one, not a choice.
func concrete(mediaType string) string {
	if strings.ContainsAny(mediaType, "*,") {
		return ""
	}
	return mediaType
}

// firstOf gives the first text that is not empty.
func firstOf(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}
