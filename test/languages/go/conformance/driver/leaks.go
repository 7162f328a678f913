package driver

import (
	"runtime"
	"strings"
	"time"
)

// mostSettling is how long goroutines that are about to end may take.
const mostSettling = time.Second

// leftover gives the stacks of goroutines that stay although all calls have ended; empty where there are none.
func leftover() string {
	began := time.Now()
	for {
		stacks := ours()
		if len(stacks) == 0 || time.Since(began) > mostSettling {
			return strings.Join(stacks, "\n\n")
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// ours gives the stacks of all goroutines but this one, and those of connections that nobody uses.
func ours() []string {
	buffer := make([]byte, 1<<20)
	all := strings.Split(string(buffer[:runtime.Stack(buffer, true)]), "\n\n")
	var found []string
	for _, stack := range all[1:] {
		if !isIdle(stack) {
			found = append(found, stack)
		}
	}
	return found
}

// isIdle tells whether a goroutine belongs to a connection that is kept for further calls. One that reads waits for the
// next response, not for somebody to read or to close a body; one that writes ends along with it.
func isIdle(stack string) bool {
	isReader := strings.Contains(stack, "net/http.(*persistConn).readLoop(") && strings.Contains(stack, "bufio.(*Reader).Peek(")
	return isReader || strings.Contains(stack, "net/http.(*persistConn).writeLoop(") || strings.Contains(stack, "net/http.(*http2clientConnReadLoop).run(")
}
