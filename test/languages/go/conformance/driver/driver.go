package driver

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"

	"golden.test/webhook"
)

// message is one of the runner's.
type message struct {
	ID          int                `json:"id"`
	Op          string             `json:"op"`
	Client      string             `json:"client"`
	From        string             `json:"from"`
	Options     map[string]any     `json:"options"`
	Set         map[string]*string `json:"set"`
	Call        string             `json:"call"`
	Method      string             `json:"method"`
	URL         string             `json:"url"`
	Args        map[string]any     `json:"args"`
	Consume     string             `json:"consume"`
	Limit       int                `json:"limit"`
	Pause       float64            `json:"pause"`
	Send        []any              `json:"send"`
	Code        int                `json:"code"`
	CancelAfter *float64           `json:"cancelAfter"`
	Webhook     string             `json:"webhook"`
	Secret      any                `json:"secret"`
	Delivery    struct {
		Body    string            `json:"body"`
		Headers map[string]string `json:"headers"`
	} `json:"delivery"`
	Parallel int  `json:"parallel"`
	Show     bool `json:"show"`
}

type driver struct {
	table   *Table
	mutex   sync.Mutex
	clients map[string]any
	lines   []string
	out     *json.Encoder
}

// Run answers messages until standard input ends. Goroutines that stay then are an error.
func Run(table *Table) {
	d := &driver{table: table, clients: map[string]any{}, out: json.NewEncoder(os.Stdout)}
	d.say(map[string]any{"driver": 0, "ok": true, "ms": 0})
	input := bufio.NewReader(os.Stdin)
	for {
		line, err := input.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			d.begin(line)
		}
		if err == io.EOF {
			if left := leftover(); left != "" {
				fmt.Fprintf(os.Stderr, "goroutines that never end:\n%s\n", left)
				os.Exit(1)
			}
			return
		}
	}
}

// begin does what changes the driver at once, and calls beside each other.
func (d *driver) begin(line []byte) {
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.UseNumber()
	var m message
	if err := decoder.Decode(&m); err != nil {
		fmt.Fprintf(os.Stderr, "no message: %v\n", err)
		return
	}
	if m.Op != "call" {
		d.answer(&m)
		return
	}
	go d.answer(&m)
}

func (d *driver) say(answer map[string]any) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if err := d.out.Encode(answer); err != nil {
		fmt.Fprintf(os.Stderr, "no answer: %v\n", err)
	}
}

func (d *driver) answer(m *message) {
	began := time.Now()
	answer := map[string]any{"driver": m.ID, "ok": true, "ms": 0}
	defer func() {
		if problem := recover(); problem != nil {
			failed := map[string]any{"kind": "unknown", "message": fmt.Sprint(problem), "text": fmt.Sprint(problem)}
			answer = map[string]any{"driver": m.ID, "ok": false, "ms": milliseconds(began), "error": failed}
		}
		d.say(answer)
	}()
	for key, value := range d.perform(m) {
		answer[key] = value
	}
}

func (d *driver) client(name string) any {
	if name == "" {
		name = "main"
	}
	client, ok := d.clients[name]
	if !ok {
		fail("No client %s", name)
	}
	return client
}

func (d *driver) perform(m *message) map[string]any {
	switch m.Op {
	case "client":
		d.clients[m.Client] = d.table.Create(d.options(m.Options))
	case "derive":
		d.clients[m.Client] = d.table.Derive(d.client(m.From), d.options(m.Options))
	case "env":
		setEnvironment(m.Set)
	case "print":
		client := d.client(m.Client)
		texts := []string{}
		for _, one := range append([]any{client, map[string]any{"client": client}}, d.table.Parts(client)...) {
			texts = append(texts, Printed(one))
		}
		return map[string]any{"value": strings.Join(texts, "\n")}
	case "webhook":
		return d.webhook(m)
	case "reset":
		d.reset()
	case "lines":
		d.mutex.Lock()
		defer d.mutex.Unlock()
		lines := append([]string{}, d.lines...)
		d.lines = nil
		return map[string]any{"value": lines}
	case "call":
		if m.Parallel == 0 {
			return d.callOnce(m)
		}
		return map[string]any{"value": d.callParallel(m)}
	default:
		fail("No operation %s", m.Op)
	}
	return nil
}

func (d *driver) webhook(m *message) map[string]any {
	header := http.Header{}
	for name, value := range m.Delivery.Headers {
		header.Set(name, value)
	}
	var secrets []string
	if list, ok := m.Secret.([]any); ok {
		for _, secret := range list {
			secrets = append(secrets, text(secret))
		}
	} else {
		secrets = []string{text(m.Secret)}
	}
	parse, ok := d.table.Webhooks[m.Webhook]
	if !ok {
		fail("No webhook %s", m.Webhook)
	}
	value, err := parse(webhook.Delivery{Body: []byte(m.Delivery.Body), Header: header}, secrets...)
	if err != nil {
		return map[string]any{"ok": false, "error": d.describe(err)}
	}
	answer := map[string]any{"value": encoded(value)}
	if m.Show {
		answer["shown"] = d.event(m.Webhook, value)
	}
	return answer
}

// reset forgets the last case. What it has left behind is an error, and ends the process: see Run.
func (d *driver) reset() {
	if left := leftover(); left != "" {
		fail("goroutines that never end:\n%s", left)
	}
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.clients, d.lines = map[string]any{}, nil
}

func setEnvironment(set map[string]*string) {
	for name, value := range set {
		if value == nil {
			os.Unsetenv(name)
		} else {
			os.Setenv(name, *value)
		}
	}
}

// Write keeps what the SDK logs.
func (d *driver) Write(line []byte) (int, error) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.lines = append(d.lines, strings.TrimRight(string(line), "\n"))
	return len(line), nil
}

var levels = map[string]slog.Level{"debug": slog.LevelDebug, "info": slog.LevelInfo, "warn": slog.LevelWarn, "error": slog.LevelError}

func (d *driver) logger(level any) *slog.Logger {
	return slog.New(slog.NewTextHandler(d, &slog.HandlerOptions{Level: levels[text(level)]}))
}
