// Package websocket is a client of RFC 6455, over the connections of net/http.
package websocket

import (
	"bufio"
	"crypto/rand"
	"crypto/sha1"
	"encoding/base64"
	"errors"
	"io"
	"net/http"
	"strings"
)

// HandshakeError says that the server did not open a WebSocket. The body of the response is closed.
type HandshakeError struct {
	Status  int
	problem string
}

func (e *HandshakeError) Error() string { return e.problem }

const acceptSuffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

// Dial opens a WebSocket by a request that has all headers but those of the protocol. The request's context is for the
// opening alone. No message has more bytes than most.
func Dial(send func(*http.Request) (*http.Response, error), req *http.Request, most int64) (*Conn, error) {
	var nonce [16]byte
	// Reading random bytes never fails: see the documentation of crypto/rand.
	_, _ = rand.Read(nonce[:])
	key := base64.StdEncoding.EncodeToString(nonce[:])
	req.Header.Set("Connection", "Upgrade")
	req.Header.Set("Upgrade", "websocket")
	req.Header.Set("Sec-WebSocket-Version", "13")
	req.Header.Set("Sec-WebSocket-Key", key)
	resp, err := send(req)
	if err != nil {
		return nil, err
	}
	stream, ok := resp.Body.(io.ReadWriteCloser)
	if resp.StatusCode != http.StatusSwitchingProtocols || !ok {
		_ = resp.Body.Close()
		return nil, &HandshakeError{Status: resp.StatusCode, problem: "the server did not switch to the WebSocket protocol"}
	}
	sum := sha1.Sum([]byte(key + acceptSuffix))
	accepted := resp.Header.Get("Sec-WebSocket-Accept") == base64.StdEncoding.EncodeToString(sum[:])
	extended := resp.Header.Get("Sec-WebSocket-Extensions") != "" || resp.Header.Get("Sec-WebSocket-Protocol") != ""
	if !accepted || extended || !strings.EqualFold(resp.Header.Get("Upgrade"), "websocket") {
		_ = stream.Close()
		return nil, &HandshakeError{Status: resp.StatusCode, problem: "the server's handshake is wrong"}
	}
	return newConn(stream, most), nil
}

func newConn(stream io.ReadWriteCloser, most int64) *Conn {
	return &Conn{stream: stream, reader: bufio.NewReader(stream), most: most}
}

// CloseError says that the server closed the connection.
type CloseError struct {
	Code   int
	Reason string
}

func (e *CloseError) Error() string { return "the connection was closed" }

// ErrTooLarge says that a message has more bytes than it may have.
var ErrTooLarge = errors.New("the server sent a message that is too large")

var errProtocol = errors.New("the server broke the WebSocket protocol")
