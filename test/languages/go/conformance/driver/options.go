package driver

import (
	"encoding/json"
	"time"

	"golden.test/core"
)

// options are those of a message as this SDK spells them. An option that the SDK cannot have is a mistake of the suite.
func (d *driver) options(given map[string]any) []core.Option {
	var opts []core.Option
	for name, value := range given {
		opts = append(opts, d.option(name, value)...)
	}
	return opts
}

func (d *driver) option(name string, value any) []core.Option {
	common := d.table.Common
	switch name {
	case "body":
		return nil
	case "baseUrl":
		return []core.Option{common.BaseURL(text(value))}
	case "environment":
		return []core.Option{common.Environment(d.table.Environments[text(value)])}
	case "timeout":
		seconds, _ := value.(json.Number).Float64()
		return []core.Option{common.Timeout(time.Duration(seconds * float64(time.Second)))}
	case "maxRetries":
		count, _ := value.(json.Number).Int64()
		return []core.Option{common.MaxRetries(int(count))}
	case "maxResponseBytes":
		bytes, _ := value.(json.Number).Int64()
		return []core.Option{common.MaxResponseBytes(bytes)}
	case "retryUnsafe":
		return []core.Option{common.RetryUnsafe(value == true)}
	case "idempotencyKey":
		return []core.Option{common.IdempotencyKey(text(value))}
	case "logger":
		return []core.Option{common.Logger(d.logger(value))}
	case "headers", "query", "bodyProperties":
		return d.several(name, value.(map[string]any))
	}
	own, ok := d.table.Options[name]
	if !ok {
		fail("The SDK has no option %s", name)
	}
	if values, ok := special(value, "$supplier"); ok {
		return []core.Option{own.Source(sourceOf(values.([]any)))}
	}
	if _, absent := special(value, "$undefined"); absent || value == nil {
		return nil
	}
	return []core.Option{own.Value(d.table.Types, value)}
}

func (d *driver) several(name string, values map[string]any) []core.Option {
	common := d.table.Common
	var opts []core.Option
	for key, value := range values {
		switch {
		case name == "query":
			opts = append(opts, common.Query(key, plain(value)))
		case name == "bodyProperties":
			opts = append(opts, common.BodyProperty(key, plain(value)))
		case value == nil:
			opts = append(opts, common.NoHeader(key))
		default:
			opts = append(opts, common.Header(key, text(value)))
		}
	}
	return opts
}
