package core

import (
	"reflect"
	"strconv"
	"strings"
)

// ByStatus makes the result of an operation whose successes have types of their own, and gives the field of it that is
// for a status. Fields say it by a tag: status:"200,201", status:"2XX", or status:"default" for all others. Where none is
// for the status, the result itself finds out what the body is.
func ByStatus(target any, status int) any {
	pointer := reflect.ValueOf(target).Elem()
	result := reflect.New(pointer.Type().Elem())
	pointer.Set(result)
	for _, wanted := range []string{strconv.Itoa(status), strconv.Itoa(status/100) + "XX", "default"} {
		for i := range result.Elem().NumField() {
			tag := result.Elem().Type().Field(i).Tag.Get("status")
			for one := range strings.SplitSeq(tag, ",") {
				if one == wanted {
					return result.Elem().Field(i).Addr().Interface()
				}
			}
		}
	}
	return result.Interface()
}
