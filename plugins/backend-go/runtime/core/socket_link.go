package core

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"sdkmodule/internal/settings"
	"sdkmodule/internal/websocket"
)

// link is a connection, and those that replace it when it breaks off.
type link struct {
	config *config
	call   *call
	// ctx ends with the caller's, or when the link is over.
	ctx    context.Context
	cancel context.CancelFunc
	outer  context.Context
	inbox  chan *websocket.Message
	over   chan struct{}

	mutex sync.Mutex
	// conn is nil while a new connection is being opened; changed is closed when that changes.
	conn    *websocket.Conn
	changed chan struct{}
	closing bool
	end     SocketEnd
	err     error
}

const usualWaiting = 1000

func newLink(ctx context.Context, c *config, call *call) *link {
	waiting := call.settings.MaxWaiting
	if waiting <= 0 {
		waiting = usualWaiting
	}
	l := &link{
		config: c, call: call, outer: ctx, inbox: make(chan *websocket.Message, waiting),
		over: make(chan struct{}), changed: make(chan struct{}),
	}
	l.ctx, l.cancel = context.WithCancel(ctx)
	return l
}

// dial opens one connection. The time limit of the call is that of opening it.
func (l *link) dial(ctx context.Context) (*websocket.Conn, error) {
	if ctx.Err() != nil {
		return nil, newCanceledError(ctx)
	}
	p, err := l.config.prepare(ctx, l.call)
	if err != nil {
		return nil, err
	}
	credentials, err := authenticate(ctx, l.config, p)
	if err != nil {
		return nil, err
	}
	d := newDeadline(ctx, l.config.watch, p.timeout, p.called(credentials))
	// What is opened outlives the attempt, and with it the context of the attempt.
	defer d.end()
	if scheme, rest, ok := strings.Cut(p.url, "ws"); ok && scheme == "" {
		p.url = "http" + rest
	}
	req, err := newRequest(p, credentials, d.ctx)
	if err != nil {
		return nil, err
	}
	req.Header.Del("Accept")
	p.log.request(ctx, 1, req)
	conn, err := websocket.Dial(chain(p.settings.Middleware, unlimited(l.config.http).Do), req, mostOf(p.settings, usualOfEvent))
	if err != nil {
		return nil, dialError(d, err)
	}
	return conn, nil
}

// unlimited gives a client whose own time limit, if it has one, would end connections that are in use.
func unlimited(client settings.Doer) settings.Doer {
	limited, ok := client.(*http.Client)
	if !ok || limited.Timeout == 0 {
		return client
	}
	free := *limited
	free.Timeout = 0
	return &free
}

func dialError(d *deadline, err error) error {
	var refused *websocket.HandshakeError
	if errors.As(err, &refused) {
		message := fmt.Sprintf("the connection could not be opened: %s (status %d)", refused, refused.Status)
		message = d.called.failed(mask(message, d.called.secrets))
		return &ConnectionError{Phase: PhaseResponse, Attempts: 1, message: message, cause: err}
	}
	return d.explain(err, "the connection could not be opened")
}

// start hands the connection to those that send, and reads it.
func (l *link) start(conn *websocket.Conn) {
	l.use(conn)
	go l.run(conn)
}

func (l *link) use(conn *websocket.Conn) {
	l.mutex.Lock()
	l.conn = conn
	close(l.changed)
	l.changed = make(chan struct{})
	l.mutex.Unlock()
	if l.ctx.Err() != nil {
		// The context has ended while the connection was being opened: nothing else would drop it.
		l.drop()
	}
}

// run reads connections until none is left.
func (l *link) run(conn *websocket.Conn) {
	stop := context.AfterFunc(l.ctx, func() { l.drop() })
	defer stop()
	failures := 0
	for {
		err := l.read(conn, &failures)
		conn.Drop()
		var closed *websocket.CloseError
		end := SocketEnd{Code: websocket.CodeAbnormal}
		if errors.As(err, &closed) {
			end = SocketEnd{Code: closed.Code, Reason: closed.Reason}
		}
		var stream *StreamError
		switch {
		case l.outer.Err() != nil:
			l.finish(end, newCanceledError(l.outer))
			return
		case l.isClosing(), end.Code == websocket.CodeNormal, end.Code == websocket.CodeNoStatus:
			l.finish(end, io.EOF)
			return
		case errors.As(err, &stream):
			l.finish(end, err)
			return
		case !mayPass(end.Code) || failures >= l.call.settings.Reconnect:
			l.finish(end, &SocketClosedError{Code: end.Code, Reason: end.Reason})
			return
		}
		if conn = l.redial(&failures, end); conn == nil {
			return
		}
	}
}

// mayPass tells whether a new connection can do better: the old one broke off, or the server is busy or going away.
func mayPass(code int) bool {
	switch code {
	case 1001, 1006, 1011, 1012, 1013, 1014:
		return true
	}
	return false
}

// read hands out the messages of a connection until it ends.
func (l *link) read(conn *websocket.Conn, failures *int) error {
	for {
		message, err := conn.Read()
		if err == websocket.ErrTooLarge {
			return newStreamError("The connection was closed: "+tooLarge(mostOf(l.call.settings, usualOfEvent)), nil)
		}
		if err != nil {
			return err
		}
		*failures = 0
		select {
		case l.inbox <- message:
		default:
			return newStreamError(fmt.Sprintf("more than %d messages wait to be read", cap(l.inbox)), nil)
		}
	}
}

// redial opens a new connection; nil where none comes.
func (l *link) redial(failures *int, end SocketEnd) *websocket.Conn {
	l.use(nil)
	for {
		*failures++
		err := sleep(l.ctx, waitBefore(*failures, nil))
		var conn *websocket.Conn
		if err == nil {
			conn, err = l.dial(l.ctx)
		}
		switch {
		case err == nil:
			l.use(conn)
			if again := l.call.settings.OnReconnect; again != nil {
				again()
			}
			return conn
		case l.isClosing():
			l.finish(end, io.EOF)
			return nil
		case l.outer.Err() != nil || *failures >= l.call.settings.Reconnect:
			l.finish(end, err)
			return nil
		}
	}
}

// patience is how long the server may take to agree to an end.
const patience = 5 * time.Second

func (l *link) close(code int, reason string) error {
	l.mutex.Lock()
	l.closing = true
	conn := l.conn
	l.mutex.Unlock()
	if conn == nil {
		l.cancel()
	} else {
		// A server that reads nothing must not hold up the end.
		go func() { _ = conn.Close(code, reason) }()
	}
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-l.over:
	case <-timer.C:
		l.cancel()
		<-l.over
	}
	return nil
}

func (l *link) isClosing() bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.closing
}

func (l *link) drop() {
	l.mutex.Lock()
	conn := l.conn
	l.mutex.Unlock()
	if conn != nil {
		conn.Drop()
	}
}

// finish ends the link. It is called once.
func (l *link) finish(end SocketEnd, err error) {
	l.mutex.Lock()
	l.end, l.err, l.conn = end, err, nil
	l.mutex.Unlock()
	close(l.over)
	l.cancel()
}

func (l *link) ended() SocketEnd {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.end
}
