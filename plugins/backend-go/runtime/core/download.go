package core

import (
	"context"
	"io"
	"net/http"
)

// Download is the body of a response, read as it arrives. The timeout of the call applies between any two chunks.
// Close it to release its connection.
type Download struct {
	StatusCode int
	Header     http.Header
	RequestID  string
	// Filename is the name that the server gives the file, without any folders, or empty.
	Filename string
	body     *openBody
}

var _ io.ReadCloser = (*Download)(nil)

// Read implements io.Reader.
func (d *Download) Read(to []byte) (int, error) { return d.body.Read(to) }

// Close discards the body and releases its connection.
func (d *Download) Close() error { return d.body.Close() }

// ContentType returns the media type that the server declares, or an empty string.
func (d *Download) ContentType() string { return d.Header.Get("Content-Type") }

// DownloadFile calls an operation that answers with a file.
func DownloadFile(ctx context.Context, c *Client, op *Operation, request any, options []Option) (*Download, error) {
	body, err := c.open(ctx, op, request, options)
	if err != nil {
		return nil, err
	}
	r := body.reply
	return &Download{
		StatusCode: r.status, Header: r.header, RequestID: r.requestID,
		Filename: filenameOf(r.header.Get("Content-Disposition")), body: body,
	}, nil
}
