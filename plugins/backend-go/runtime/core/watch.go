package core

import (
	"sync"
	"time"
)

// watch ends attempts whose time is over. All attempts of a client share one timer, which is set for the earliest of
// them and left alone when they end: to set one for each attempt would cost more than the rest of a call.
type watch struct {
	mutex   sync.Mutex
	pending map[*deadline]time.Time
	timer   *time.Timer
	// armed is what the timer is set for; zero where it is not.
	armed time.Time
}

func newWatch() *watch { return &watch{pending: map[*deadline]time.Time{}} }

// add makes an attempt expire at a time, in place of the time that it had.
func (w *watch) add(d *deadline, at time.Time) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.pending[d] = at
	if w.armed.IsZero() || at.Before(w.armed) {
		w.arm(at)
	}
}

// remove lets an attempt take its time.
func (w *watch) remove(d *deadline) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	delete(w.pending, d)
}

func (w *watch) arm(at time.Time) {
	w.armed = at
	if wait := time.Until(at); w.timer == nil {
		w.timer = time.AfterFunc(wait, w.fire)
	} else {
		w.timer.Reset(wait)
	}
}

// fire ends overdue calls, and sets the timer for the next one.
func (w *watch) fire() {
	for _, d := range w.late(time.Now()) {
		d.expire()
	}
}

func (w *watch) late(now time.Time) []*deadline {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	var late []*deadline
	var next time.Time
	for d, at := range w.pending {
		switch {
		case !at.After(now):
			late = append(late, d)
			delete(w.pending, d)
		case next.IsZero() || at.Before(next):
			next = at
		}
	}
	w.armed = time.Time{}
	if !next.IsZero() {
		w.arm(next)
	}
	return late
}
