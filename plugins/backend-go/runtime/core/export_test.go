package core

import "time"

// What the runner of vectors asks for without a call.
var (
	AskedWait   = askedWait
	WaitBefore  = waitBefore
	LongestWait = longestWait
)

// RenewAfter gives how long a token is used that an endpoint gives in a response; ok is false for one that never ends.
func RenewAfter(response []byte) (after time.Duration, ok bool, err error) {
	sentAt := time.Now()
	spec := &TokenSpec{AccessToken: []string{"access_token"}, ExpiresIn: []string{"expires_in"}}
	held, err := toHeld(spec, response, sentAt, "")
	if err != nil || held.renewAt.IsZero() {
		return 0, false, err
	}
	return held.renewAt.Sub(sentAt), true, nil
}
