# frozen_string_literal: true

# Runs the samples of SDKs: `samples.rb <folder>...`, in each of which `samples` has them. What stands for the API
# answers every request, in several ways. Prints what is wrong with names, arguments and the use of results; errors of
# the SDK itself are no complaint, since an answer may not be what a method expects.

require 'stringio'
require 'tmpdir'
require_relative 'root'

# Answers requests in the place of Net::HTTP.
module Answers
  JSON = ['{}', '[]', '""', '0', 'true'].freeze

  class << self
    attr_accessor :body

    # What answers a request: in JSON, with a stream if that is wanted, or with an error if there is no body.
    def to(root, request)
      return answer(root, 404, 'application/json', '{}') if body.nil?

      accepted = request.header('accept').to_s
      return answer(root, 200, 'text/event-stream', "data: #{body}\n\n") if accepted.include?('event-stream')

      answer(root, 200, accepted.include?('json') ? 'application/json' : 'text/plain', body)
    end

    private

    def answer(root, status, type, body)
      root::HttpResponse.new(status:, headers: { 'content-type' => type }, body:)
    end
  end
end

# The samples of an SDK.
class Samples
  def initialize(folder)
    @folder = folder
    $LOAD_PATH.unshift(File.join(folder, 'lib'))
    @root = Root.of(folder)
    root = @root
    root::NetHttpClient.define_method(:execute) { |request| Answers.to(root, request) }
  end

  def complaints
    Dir[File.join(@folder, 'samples/*.rb')].flat_map do |path|
      code = File.read(path)
      [nil, *Answers::JSON].filter_map { |body| complaint(path, code, body) }.uniq
    end
  end

  private

  def complaint(path, code, body)
    Answers.body = body
    scope = scope_with(client)
    scope.eval(code, path)
    scope.eval('receive(request)') if code.include?('def receive')
    nil
  rescue @root::Errors::Error => e
    "#{e.class}: #{e.message}\n#{code}" if e.is_a?(@root::Errors::MissingCredentialsError)
  rescue StandardError, ScriptError => e
    "#{e.class}: #{e.message}\n#{code}"
  end

  # A client with every option that a call may need.
  def client
    given = options_in(@root::Internal::ClientSpec::CLIENT).uniq.to_h { |name| [name, '1'] }
    @root::Client.new(**given, base_url: 'http://127.0.0.1:1')
  end

  def options_in(data)
    case data
    when Hash then data.flat_map { |key, value| key == :option ? [value] : options_in(value) }
    when Array then data.flat_map { |value| options_in(value) }
    else []
    end
  end

  # What samples find: a client, and the request of a web server.
  def scope_with(client)
    request = Struct.new(:body, :env).new(StringIO.new('{}'), {})
    binding.tap { |scope| { client:, request: }.each { |name, value| scope.local_variable_set(name, value) } }
  end
end

def check(folder)
  reader, writer = IO.pipe
  child = fork do
    reader.close
    $stdout = $stderr = StringIO.new
    Dir.mktmpdir do |work|
      Dir.chdir(work)
      Dir.mkdir('path') && Dir.mkdir('path/to') && File.write('path/to/file', 'text')
      Samples.new(folder).complaints.each { |complaint| writer.puts(complaint, '') }
    end
  rescue Exception => e # rubocop:disable Lint/RescueException -- a syntax error is no StandardError
    writer.puts(e.full_message(highlight: false))
  ensure
    writer.flush
    exit!
  end
  writer.close
  said = reader.read
  Process.wait(child)
  said.each_line(chomp: true) { |line| puts "#{File.basename(folder)}: #{line}" unless line.empty? }
end

ENV['WEBHOOK_SECRET'] = 'secret'
ARGV.each { |folder| check(File.expand_path(folder)) }
