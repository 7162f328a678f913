package driver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"golden.test/core"
	"golden.test/webhook"
)

// Printed is a value in every way in which programs print values.
func Printed(value any) string {
	written, err := json.Marshal(value)
	if err != nil {
		written = []byte(err.Error())
	}
	return fmt.Sprintf("%v\n%+v\n%#v\n%s", value, value, value, written)
}

func className(err error) string {
	name := fmt.Sprintf("%T", err)
	name = name[strings.LastIndex(name, ".")+1:]
	if name == "APIError" {
		// As the contract spells it.
		return "ApiError"
	}
	return name
}

// describe is an error as the contract describes it.
func (d *driver) describe(err error) map[string]any {
	var inTree core.Error
	isCanceled := errors.Is(err, context.Canceled)
	found := map[string]any{
		"kind": "unknown", "class": className(err), "name": className(err), "message": err.Error(), "text": Printed(err),
		"inTree": errors.As(err, &inTree), "native": isCanceled,
	}
	if isCanceled {
		found["kind"] = "canceled"
		return found
	}
	describeConfiguration(err, found)
	describeConnection(err, found)
	describeAnswer(err, found)
	if body := d.body(err); body != nil {
		found["shown"] = body
	}
	return found
}

func describeConfiguration(err error, found map[string]any) {
	if target := new(core.ConfigurationError); errors.As(err, &target) {
		found["kind"] = "config"
	}
	if target := new(core.MissingCredentialsError); errors.As(err, &target) {
		found["kind"], found["missingSchemes"] = "credentials", target.MissingSchemes
	}
}

func describeConnection(err error, found map[string]any) {
	if target := new(core.ConnectionError); errors.As(err, &target) {
		found["kind"], found["phase"], found["attempts"] = "connection", string(target.Phase), target.Attempts
	}
	if target := new(core.TimeoutError); errors.As(err, &target) {
		found["kind"] = "timeout"
	}
}

func describeResponse(found map[string]any, status int, header http.Header, body []byte) {
	found["status"], found["rawBody"], found["body"] = status, string(body), parsed(body)
	if header != nil {
		found["headers"] = headersOf(header)
	}
}

func describeAnswer(err error, found map[string]any) {
	if target := new(core.DecodeError); errors.As(err, &target) {
		found["kind"], found["path"], found["line"] = "decode", target.Path, target.Line
		describeResponse(found, target.StatusCode, target.Header(), target.RawBody())
	}
	if target := new(webhook.VerificationError); errors.As(err, &target) {
		found["kind"] = "webhook"
	}
	if target := new(core.StreamError); errors.As(err, &target) {
		found["kind"] = "stream"
	}
	if target := new(core.SocketClosedError); errors.As(err, &target) {
		found["code"], found["reason"] = target.Code, target.Reason
	}
	if target := new(core.APIError); errors.As(err, &target) {
		found["kind"], found["url"], found["attempts"] = "api", target.URL, target.Attempts
		if target.RequestID != "" {
			found["requestId"] = target.RequestID
		}
		if target.RetryAfter != nil {
			found["retryAfter"] = float64(*target.RetryAfter) / float64(time.Second)
		}
		describeResponse(found, target.StatusCode, target.Header(), target.RawBody())
	}
	if target := new(core.OAuthTokenError); errors.As(err, &target) {
		found["kind"], found["error"], found["errorDescription"] = "oauth", target.Code, target.Description
		if target.StatusCode != 0 {
			found["status"] = target.StatusCode
		}
	}
}
