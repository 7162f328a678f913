package websocket

import (
	"bufio"
	"crypto/rand"
	"encoding/binary"
	"io"
	"strings"
	"sync"
	"unicode/utf8"
)

const (
	opContinuation = 0
	opText         = 1
	opBinary       = 2
	opClose        = 8
	opPing         = 9
	opPong         = 10
)

// Codes of closing that the protocol names.
const (
	CodeNormal   = 1000
	codeProtocol = 1002
	CodeNoStatus = 1005
	CodeAbnormal = 1006
	codeText     = 1007
	codeTooLarge = 1009
)

// Conn is an open connection. One goroutine may read; any may write.
type Conn struct {
	stream io.ReadWriteCloser
	reader *bufio.Reader
	// most is how many bytes one message may have.
	most  int64
	mutex sync.Mutex
	// closing: the frame that closes has been sent.
	closing bool
}

// Message is what one side sent: text, or bytes.
type Message struct {
	IsText bool
	Data   []byte
}

// Read gives the next message. Pings are answered on the way. When the server closes it gives a *CloseError.
func (c *Conn) Read() (*Message, error) {
	var message *Message
	for {
		final, op, data, err := c.readFrame()
		if err != nil {
			return nil, err
		}
		switch op {
		case opPing:
			_ = c.writeFrame(opPong, data)
			continue
		case opPong:
			continue
		case opClose:
			return nil, c.answerClose(data)
		case opText, opBinary:
			if message != nil {
				return nil, c.fail(codeProtocol)
			}
			message = &Message{IsText: op == opText, Data: data}
		case opContinuation:
			if message == nil {
				return nil, c.fail(codeProtocol)
			}
			if int64(len(message.Data)+len(data)) > c.most {
				return nil, c.refuseLarge()
			}
			message.Data = append(message.Data, data...)
		default:
			return nil, c.fail(codeProtocol)
		}
		if !final {
			continue
		}
		if message.IsText && !utf8.Valid(message.Data) {
			return nil, c.fail(codeText)
		}
		return message, nil
	}
}

func (c *Conn) fail(code int) error {
	_ = c.Close(code, "")
	return errProtocol
}

func (c *Conn) refuseLarge() error {
	_ = c.Close(codeTooLarge, "")
	return ErrTooLarge
}

func (c *Conn) answerClose(data []byte) error {
	closed := &CloseError{Code: CodeNoStatus}
	if len(data) > 0 {
		if len(data) < 2 || !mayBeSent(int(binary.BigEndian.Uint16(data))) {
			return c.fail(codeProtocol)
		}
		if !utf8.Valid(data[2:]) {
			return c.fail(codeText)
		}
		closed.Code, closed.Reason = int(binary.BigEndian.Uint16(data)), string(data[2:])
	}
	_ = c.sendClose(data[:min(len(data), 2)])
	_ = c.stream.Close()
	return closed
}

// mayBeSent tells whether a code can stand in a frame that closes: some only say what a side has found out by itself.
func mayBeSent(code int) bool {
	switch {
	case code < 1000 || code >= 5000 || code > 1014 && code < 3000:
		return false
	case code == 1004 || code == CodeNoStatus || code == CodeAbnormal:
		return false
	}
	return true
}

func (c *Conn) readFrame() (final bool, op byte, data []byte, err error) {
	var head [2]byte
	if _, err = io.ReadFull(c.reader, head[:]); err != nil {
		return false, 0, nil, err
	}
	final, op = head[0]&0x80 != 0, head[0]&0x0f
	length := uint64(head[1] & 0x7f)
	isControl := op >= opClose
	if head[0]&0x70 != 0 || head[1]&0x80 != 0 || (isControl && (length > 125 || !final)) {
		return false, 0, nil, c.fail(codeProtocol)
	}
	if length > 125 {
		var long [8]byte
		size := 2
		if length == 127 {
			size = 8
		}
		if _, err = io.ReadFull(c.reader, long[8-size:]); err != nil {
			return false, 0, nil, err
		}
		length = binary.BigEndian.Uint64(long[:])
	}
	if length > uint64(c.most) {
		return false, 0, nil, c.refuseLarge()
	}
	data, err = io.ReadAll(io.LimitReader(c.reader, int64(length)))
	if err == nil && uint64(len(data)) < length {
		err = io.ErrUnexpectedEOF
	}
	return final, op, data, err
}

// Write sends one message.
func (c *Conn) Write(message *Message) error {
	if message.IsText {
		return c.writeFrame(opText, message.Data)
	}
	return c.writeFrame(opBinary, message.Data)
}

// writeFrame sends one frame, masked as clients must.
func (c *Conn) writeFrame(op byte, data []byte) error {
	frame := make([]byte, 0, len(data)+14)
	frame = append(frame, 0x80|op)
	switch n := len(data); {
	case n <= 125:
		frame = append(frame, 0x80|byte(n))
	case n <= 0xffff:
		frame = binary.BigEndian.AppendUint16(append(frame, 0x80|126), uint16(n))
	default:
		frame = binary.BigEndian.AppendUint64(append(frame, 0x80|127), uint64(n))
	}
	var mask [4]byte
	// Reading random bytes never fails: see the documentation of crypto/rand.
	_, _ = rand.Read(mask[:])
	frame = append(frame, mask[:]...)
	for i, b := range data {
		frame = append(frame, b^mask[i&3])
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.closing {
		return io.ErrClosedPipe
	}
	c.closing = op == opClose
	_, err := c.stream.Write(frame)
	return err
}

func (c *Conn) sendClose(data []byte) error { return c.writeFrame(opClose, data) }

// Close tells the server that the connection ends. Read gives the server's answer. Of the reason, what a frame can hold is
// sent.
func (c *Conn) Close(code int, reason string) error {
	data := binary.BigEndian.AppendUint16(nil, uint16(code))
	return c.sendClose(append(data, strings.ToValidUTF8(reason[:min(len(reason), 123)], "")...))
}

// Drop breaks the connection off.
func (c *Conn) Drop() { _ = c.stream.Close() }
