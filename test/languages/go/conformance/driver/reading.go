package driver

import "reflect"

// reading shows what a program reads of the results of a call. It is nil for messages that do not ask for it.
type reading struct {
	types  *Types
	result resultEntry
}

func (d *driver) reading(m *message) *reading {
	if !m.Show {
		return nil
	}
	return &reading{d.table.Types, d.table.Types.table().Results[m.Call]}
}

// value shows the whole result.
func (r *reading) value(value any) any {
	if r == nil || r.result.Value == nil {
		return nil
	}
	return r.types.show(r.result.Value, reflect.ValueOf(value))
}

// items shows items of a list or stream.
func (r *reading) items(items []any) []any {
	if r == nil || r.result.Item == nil {
		return nil
	}
	all := make([]any, len(items))
	for i, item := range items {
		all[i] = r.types.show(r.result.Item, reflect.ValueOf(item))
	}
	return all
}

// page shows a page: its items, and the whole response that contained it.
func (r *reading) page(items []any, body any) any {
	if r == nil {
		return nil
	}
	return map[string]any{"items": r.items(items), "response": r.value(body)}
}

// ways shows the items that each way of using up a result gives.
func (r *reading) ways(ways map[string][]any) any {
	all := map[string]any{}
	for way, items := range ways {
		all[way] = r.items(items)
	}
	return all
}

// event shows a delivery of a webhook.
func (d *driver) event(name string, value any) any {
	types := d.table.Types
	return types.show(types.table().Webhooks[name], reflect.ValueOf(value))
}

// body shows the typed body of a declared error; nil for other errors.
func (d *driver) body(err error) any {
	types, name := d.table.Types, className(err)
	read, ok := types.Bodies[name]
	if !ok {
		return nil
	}
	return types.show(types.table().Errors[name], reflect.ValueOf(read(err)))
}
