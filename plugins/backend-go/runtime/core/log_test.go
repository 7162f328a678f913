package core_test

import (
	"bytes"
	"io"
	"log/slog"
	"os"
	"strings"
	"testing"

	"sdkmodule/core"
	"sdkmodule/option"
)

func TestLogsShowNoSecret(t *testing.T) {
	tokens := newTokenServer(t)
	server := serve(t, sequence(503, 500))
	var text bytes.Buffer
	logger := option.WithLogger(slog.New(slog.NewJSONHandler(&text, &slog.HandlerOptions{Level: slog.LevelDebug})))
	options := append([]core.Option{
		logger, with("Username", "USER-1"), with("Password", "SECRET-1"), option.WithHeader("X-Own", "SECRET-2"),
		option.WithQuery("q", "SECRET-3"), option.WithMaxRetries(1),
	}, with("Key", "SECRET-4"), with("QueryKey", "SECRET-5"), with("CookieKey", "SECRET-6"))
	_, err := get(server.client(auth(core.AuthAll, "basicAuth", "apiKey", "queryKey", "cookieKey"), options...))
	if err == nil || strings.Contains(err.Error(), "SECRET") {
		t.Error(err)
	}
	if _, err := get(tokens.client(oauth(nil), logger)); err != nil {
		t.Error(err)
	}
	all := text.String()
	if strings.Contains(all, "SECRET") || strings.Contains(all, "Bearer") || strings.Contains(all, "/token") {
		t.Error(all)
	}
	for _, want := range []string{
		`"msg":"request"`, `"msg":"response"`, `"msg":"retry"`, `"msg":"error"`, `"status":503`, `"reason":"503"`,
		`?q=***&key=***`, `"x-own":"***"`, `"accept":"application/json"`, `"attempt":2`, "/pets/p1",
	} {
		if !strings.Contains(all, want) {
			t.Errorf("no %s in\n%s", want, all)
		}
	}
}

func TestWithoutALoggerNothingIsPrinted(t *testing.T) {
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, stderr := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = write, write
	server := serve(t, sequence(503, 500))
	_, _ = get(server.client(core.AuthSpec{}))
	os.Stdout, os.Stderr = stdout, stderr
	_ = write.Close()
	if printed, _ := io.ReadAll(read); len(printed) > 0 {
		t.Errorf("%s", printed)
	}
}
