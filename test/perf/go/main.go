// Command main measures a call by an emitted SDK against the same call by net/http alone, in turn, over loopback. As
// `main serve` it is the server, in a process of its own.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"syscall"
	"time"

	"example.test/acme"
	"example.test/acme/option"
)

// plain is acme.Pet as a program without an SDK has it.
type plain struct {
	Name *string `json:"name,omitempty"`
	Age  *int64  `json:"age,omitempty"`
}

func serve() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	check(err)
	fmt.Println(listener.Addr())
	check(http.Serve(listener, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(body)
	})))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// byHand is the call of a program without an SDK, with a time limit.
func byHand(client *http.Client, base string) func() {
	return func() {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		defer cancel()
		name, age := "Rex", int64(4)
		text, err := json.Marshal(plain{Name: &name, Age: &age})
		check(err)
		url := base + "/pets/p1?fields=name&fields=age"
		req, err := http.NewRequestWithContext(ctx, http.MethodPut, url, bytes.NewReader(text))
		check(err)
		req.Header.Set("Authorization", "Bearer t")
		req.Header.Set("Accept", "application/json")
		req.Header.Set("Content-Type", "application/json")
		resp, err := client.Do(req)
		check(err)
		defer func() { _ = resp.Body.Close() }()
		body, err := io.ReadAll(resp.Body)
		check(err)
		var pet plain
		check(json.Unmarshal(body, &pet))
	}
}

func bySDK(base string) func() {
	client := acme.NewClient(option.WithBaseURL(base), option.WithToken("t"))
	return func() {
		_, err := client.Pets.Update(context.Background(), &acme.UpdatePetRequest{
			ID: "p1", Fields: []string{"name", "age"}, Name: acme.Ptr("Rex"), Age: acme.Ptr(int64(4)),
		})
		check(err)
	}
}

// cpu gives the CPU time of this process.
func cpu() time.Duration {
	var used syscall.Rusage
	check(syscall.Getrusage(syscall.RUSAGE_SELF, &used))
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

type sample struct{ Wall, CPU float64 }

func measure(calls int, call func()) sample {
	began, used := time.Now(), cpu()
	for range calls {
		call()
	}
	each := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / float64(calls) / 1000 }
	return sample{Wall: each(time.Since(began)), CPU: each(cpu() - used)}
}

func main() {
	if os.Args[1] == "serve" {
		serve()
	}
	base := "http://" + os.Args[1]
	rounds, err := strconv.Atoi(os.Args[2])
	check(err)
	calls, err := strconv.Atoi(os.Args[3])
	check(err)
	hand, sdk := byHand(&http.Client{}, base), bySDK(base)
	measure(calls, hand)
	measure(calls, sdk)
	var results [][2]sample
	for round := range rounds {
		var pair [2]sample
		for step := range 2 {
			// Who comes first changes from round to round.
			which := (round + step) % 2
			pair[which] = measure(calls, []func(){hand, sdk}[which])
		}
		results = append(results, pair)
	}
	check(json.NewEncoder(os.Stdout).Encode(results))
}
