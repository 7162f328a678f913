package core

import (
	"context"
	"sync"
	"time"
)

// deadline is the time limit of one attempt, joined with the caller's context.
type deadline struct {
	// ctx is that of the attempt.
	ctx    context.Context
	cancel context.CancelCauseFunc
	outer  context.Context
	limit  time.Duration
	// called says of which call this is an attempt.
	called called

	watch *watch

	mutex sync.Mutex
	phase Phase
}

// newDeadline starts the clock. A limit of 0 is none.
func newDeadline(outer context.Context, w *watch, limit time.Duration, of called) *deadline {
	d := &deadline{outer: outer, limit: limit, called: of, watch: w, phase: PhaseResponse}
	d.ctx, d.cancel = context.WithCancelCause(outer)
	if limit > 0 {
		w.add(d, time.Now().Add(limit))
	}
	return d
}

func (d *deadline) expire() {
	d.mutex.Lock()
	phase := d.phase
	d.mutex.Unlock()
	d.cancel(newTimeoutError(d.called, phase, d.limit))
}

// await says what is awaited from now on; the clock runs on.
func (d *deadline) await(phase Phase) {
	d.mutex.Lock()
	d.phase = phase
	d.mutex.Unlock()
}

// pause stops the clock until it is started anew.
func (d *deadline) pause() {
	if d.limit > 0 {
		d.watch.remove(d)
	}
}

// end stops the clock and breaks off whatever is under way.
func (d *deadline) end() {
	d.pause()
	d.cancel(nil)
}

// explain turns a failure to send or to read into the error that callers see: the time limit, the end of their context,
// or that of the connection.
func (d *deadline) explain(err error, message string) error {
	if timeout, ok := context.Cause(d.ctx).(*TimeoutError); ok && d.outer.Err() == nil {
		return timeout
	}
	if d.outer.Err() != nil {
		return newCanceledError(d.outer)
	}
	d.mutex.Lock()
	phase := d.phase
	d.mutex.Unlock()
	if neverSent(err) {
		phase = PhaseConnect
	}
	return newConnectionError(err, d.called.failed(message), phase)
}

// sleep waits, or ends with the context.
func sleep(ctx context.Context, wait time.Duration) error {
	if wait <= 0 {
		return nil
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return newCanceledError(ctx)
	}
}
