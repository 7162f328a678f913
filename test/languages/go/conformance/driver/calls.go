package driver

import (
	"context"
	"sync"
	"time"

	"golden.test/core"
)

func (d *driver) callParallel(m *message) []map[string]any {
	answers := make([]map[string]any, m.Parallel)
	var running sync.WaitGroup
	for i := range answers {
		running.Add(1)
		go func() {
			defer running.Done()
			answers[i] = d.callOnce(m)
		}()
	}
	running.Wait()
	return answers
}

// contextOf gives the context of a call. Nothing else ends it when the call is over: what a call leaves behind must show.
func contextOf(m *message) context.Context {
	if m.CancelAfter == nil {
		return context.Background()
	}
	ctx, cancel := context.WithCancel(context.Background())
	if *m.CancelAfter == 0 {
		cancel()
	} else {
		time.AfterFunc(time.Duration(*m.CancelAfter*float64(time.Millisecond)), cancel)
	}
	return ctx
}

func (d *driver) callOnce(m *message) map[string]any {
	p := &progress{began: time.Now(), reading: d.reading(m)}
	begun, opts := d.start(m)
	value, err := begun(contextOf(m), m, p, opts)
	answer := map[string]any{"ok": err == nil, "ms": milliseconds(p.began)}
	if p.shown == nil && len(p.items) > 0 {
		p.shown = p.reading.items(p.items)
	}
	if p.shown != nil {
		answer["shown"] = p.shown
	}
	if len(p.times) > 0 {
		answer["times"] = p.times
	}
	if err != nil {
		answer["error"], answer["partial"] = d.describe(err), p.list()
	} else if value != nil {
		answer["value"] = value
	}
	return answer
}

// start finds the call of a message. An argument that the operation does not take is a mistake of the suite.
func (d *driver) start(m *message) (use, []core.Option) {
	opts := d.options(m.Options)
	if m.Call == "request" {
		return d.request(m), opts
	}
	call, ok := d.table.Calls[m.Call]
	if !ok {
		fail("The SDK has no call %s", m.Call)
	}
	args := &Arguments{types: d.table.Types, places: map[string]map[string]any{}}
	for place, values := range m.Args {
		if place == "value" {
			args.places[place] = map[string]any{"": values}
			continue
		}
		args.places[place] = map[string]any{}
		for name, value := range values.(map[string]any) {
			args.places[place][name] = value
		}
	}
	result := call(d.client(m.Client), args)
	for place, left := range args.places {
		for name, value := range left {
			if place != "body" {
				fail("%s takes no %s %s", m.Call, place, name)
			}
			opts = append(opts, d.table.Common.BodyProperty(name, plain(value)))
		}
	}
	consume := m.Consume
	if consume == "" {
		consume = "value"
	}
	found, ok := result[consume]
	if !ok {
		fail("%s has no %s", m.Call, consume)
	}
	return found, opts
}

// request calls an endpoint that the SDK does not declare.
func (d *driver) request(m *message) use {
	return func(ctx context.Context, _ *message, _ *progress, opts []core.Option) (any, error) {
		var out any
		response, err := d.table.Request(d.client(m.Client))(ctx, m.Method, m.URL, plain(m.Options["body"]), &out, opts...)
		if err != nil {
			return nil, err
		}
		if m.Consume != "raw" {
			return encoded(out), nil
		}
		return map[string]any{
			"value": encoded(out), "status": response.StatusCode, "headers": headersOf(response.Header), "requestId": response.RequestID,
		}, nil
	}
}
