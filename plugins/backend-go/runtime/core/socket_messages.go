package core

import (
	"context"
	"io"

	"sdkmodule/internal/websocket"
)

// send writes to the open connection, or to the one that is being opened.
func (l *link) send(ctx context.Context, message *websocket.Message) error {
	for {
		l.mutex.Lock()
		conn, changed := l.conn, l.changed
		l.mutex.Unlock()
		if ctx.Err() != nil {
			return newCanceledError(ctx)
		}
		if conn != nil {
			return write(ctx, conn, message)
		}
		select {
		case <-changed:
		case <-l.over:
			return newConnectionError(io.ErrClosedPipe, "the message could not be sent: the connection is closed", PhaseBody)
		case <-ctx.Done():
			return newCanceledError(ctx)
		}
	}
}

// write sends a message. If the context ends in the middle of it, the connection is closed, because the rest can no
// longer be sent.
func write(ctx context.Context, conn *websocket.Conn, message *websocket.Message) error {
	stop := context.AfterFunc(ctx, conn.Drop)
	defer stop()
	err := conn.Write(message)
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return newCanceledError(ctx)
	default:
		return newConnectionError(err, "the message could not be sent", PhaseBody)
	}
}

// receive waits for a message. Those that wait already come before the end.
func (l *link) receive(ctx context.Context) (*websocket.Message, error) {
	select {
	case message := <-l.inbox:
		return message, nil
	default:
	}
	select {
	case message := <-l.inbox:
		return message, nil
	case <-l.over:
	case <-ctx.Done():
		if ctx != l.ctx {
			return nil, newCanceledError(ctx)
		}
		<-l.over
	}
	select {
	case message := <-l.inbox:
		return message, nil
	default:
		return nil, l.err
	}
}
